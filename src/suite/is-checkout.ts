/** Whether this runs from its sources, and not from what was compiled and installed. */
export const isCheckout: boolean = __filename.endsWith('.ts');
