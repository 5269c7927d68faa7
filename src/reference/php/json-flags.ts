/** Write < and > as \u003C and \u003E. */
export const JSON_HEX_TAG = 1;
/** Write & as \u0026. */
export const JSON_HEX_AMP = 2;
/** Write ' as \u0027. */
export const JSON_HEX_APOS = 4;
/** Write " as \u0022. */
export const JSON_HEX_QUOT = 8;
/** Write lists as objects. */
export const JSON_FORCE_OBJECT = 16;
/** Write strings that spell a number as numbers. */
export const JSON_NUMERIC_CHECK = 32;
/** Leave / as it is. */
export const JSON_UNESCAPED_SLASHES = 64;
/** Write one entry per line, indented by four spaces. */
export const JSON_PRETTY_PRINT = 128;
/** Leave characters beyond ASCII as they are. */
export const JSON_UNESCAPED_UNICODE = 256;
/** Substitute what cannot be encoded instead of failing. */
export const JSON_PARTIAL_OUTPUT_ON_ERROR = 512;
/** Write `.0` after a floating-point number without a fraction, such as 1e20. */
export const JSON_PRESERVE_ZERO_FRACTION = 1024;
/** With JSON_UNESCAPED_UNICODE: leave U+2028 and U+2029 as they are, too. */
export const JSON_UNESCAPED_LINE_TERMINATORS = 2048;
/** Let `Paginator.toJson` raise a JsonEncodingException instead of a TypeError. */
export const JSON_THROW_ON_ERROR = 4194304;
