#include "GazetteerCUnicode.h"
