// SPDX-License-Identifier: Apache-2.0

// Programs for the older kit get positions and locations with one import; where CoreLocation is missing they are this package's own.
@_exported public import Gazetteer
