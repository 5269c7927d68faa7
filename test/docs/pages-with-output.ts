/** The pages that show commands with their output, in blocks of the language `console`. */
export const pagesWithOutput: readonly string[] = ['README.md', 'docs/writing-a-driver.md'];
