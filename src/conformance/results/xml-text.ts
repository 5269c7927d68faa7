/**
 * Writes an attribute of an XML element.
 *
 * @param name - Its name.
 * @param value - Its value; characters that XML cannot hold are left out.
 * @returns The attribute with a blank before it.
 */
export function xmlAttribute(name: string, value: string | number): string {
  const text = String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');
  return ` ${name}="${legal(text)}"`;
}

/**
 * Writes text as a CDATA section of XML.
 *
 * @param text - The text; characters that XML cannot hold are left out.
 * @returns The section; a text that holds the end of a section is spread over several.
 */
export function xmlCdata(text: string): string {
  return `<![CDATA[${legal(text.replaceAll(']]>', ']]]]><![CDATA[>'))}]]>`;
}

/** Leaves out what is no character of XML 1.0: https://www.w3.org/TR/xml/#charsets */
function legal(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
