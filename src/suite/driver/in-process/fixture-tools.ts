import type { ClassTable } from './class-table';
import type { ClassFunction } from './frame';
import type { Evaluator } from './javascript-kit';
import type { MapValues } from './map-values';
import type { Markers } from './markers';
import type { PropertyMap } from './property-map';
import type { Visibility } from './visibility';

/** What fixture classes are made with. */
export interface FixtureTools {
  readonly classes: ClassTable;
  readonly visibility: Visibility;
  readonly properties: PropertyMap;
  readonly maps: MapValues;
  readonly markers: Markers;
  /** The symbol by which the module knows classes whose `toArray` is no contract, if it has one. */
  readonly opaqueBrand: symbol | null;
  readonly evaluator: Evaluator;
  /** Makes a class findable by its name in the module under judgement. */
  register(name: string, cls: ClassFunction): void;
}
