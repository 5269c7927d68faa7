import { nearestPackage } from './nearest-package';

/** The folder of this package: where its package.json, features and schemas are, in a checkout and when installed. */
export const packageRoot: string = nearestPackage(__dirname) ?? __dirname;
