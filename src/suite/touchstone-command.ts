import { isCheckout } from './is-checkout';

/** How this suite is started here: by its npm script in a checkout, by its bin where it is installed. */
export const touchstoneCommand: string = isCheckout ? 'npm run touchstone --' : 'npx touchstone';
