/**
 * Writes a name in snake case: "blogPosts" becomes "blog_posts", "URLs" becomes "u_r_ls".
 *
 * @param name - The name.
 * @returns The name in lower case, words joined with "_".
 */
export function snakeCase(name: string): string {
  const joined = name.replace(/\s([a-z]?)/g, (_, letter: string) => letter.toUpperCase());
  return joined.replace(/(.)(?=[A-Z])/gu, '$1_').toLowerCase();
}

/**
 * Ends a text with an ending exactly once: repetitions at the end are reduced to one.
 *
 * @param text - The text.
 * @param ending - The ending.
 * @returns The text with the ending.
 */
export function finishWith(text: string, ending: string): string {
  if (ending === '') return text;
  let { length } = text;
  while (text.endsWith(ending, length)) length -= ending.length;
  return text.slice(0, length) + ending;
}
