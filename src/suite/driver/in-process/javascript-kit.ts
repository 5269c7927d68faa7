import { join } from 'node:path';
import { packageRoot } from '../../package-root';

type Expressions = typeof import('../../../../drivers/javascript/touchstone-expressions.cjs');
type Fixtures = typeof import('../../../../drivers/javascript/touchstone-fixtures.cjs');

// Drivers are shipped as they are, so that they lie at another depth than compiled files.
const folder = join(packageRoot, 'drivers', 'javascript');
const { Evaluator } = require(join(folder, 'touchstone-expressions.cjs')) as Expressions;
const { fixtureClasses } = require(join(folder, 'touchstone-fixtures.cjs')) as Fixtures;

/** What every JavaScript driver is made with. */
export const javascriptKit = { Evaluator, fixtureClasses } as const;

/** Evaluates expressions, keeps the handles of objects and records the calls of closures. */
export type Evaluator = InstanceType<typeof Evaluator>;
