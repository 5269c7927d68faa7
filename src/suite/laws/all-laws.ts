import { suggest } from '../usage/suggest';
import { collectionLaws } from './collection-laws';
import { filterLaws } from './filter-laws';
import type { Law } from './law';
import { linkLaws } from './link-laws';
import { lookupLaw } from './lookup-law';
import { mutationLaw } from './mutation-law';
import { pageLaws } from './page-laws';
import { renderLaws } from './render-laws';
import { responseLaws } from './response-laws';
import { statedChangeLaw } from './stated-change-law';
import { statedFormLaws } from './stated-form-laws';
import { statedPageLaws } from './stated-page-laws';
import { statedResourceLaws } from './stated-resource-laws';
import { statedUrlLaws } from './stated-url-laws';
import { urlLaws } from './url-laws';

/** Every law, by name. */
export const allLaws: ReadonlyMap<string, Law> = new Map(
  [
    ...statedUrlLaws,
    ...urlLaws,
    ...statedPageLaws,
    statedChangeLaw,
    ...statedFormLaws,
    ...pageLaws,
    mutationLaw,
    ...statedResourceLaws,
    ...filterLaws,
    lookupLaw,
    ...collectionLaws,
    ...responseLaws,
    ...linkLaws,
    ...renderLaws,
  ].map((law) => [law.name, law]),
);

/**
 * Finds a law.
 *
 * @param name - Its name.
 * @returns The law.
 * @throws TypeError naming the nearest law, when there is none of that name.
 */
export function findLaw(name: string): Law {
  const law = allLaws.get(name);
  if (law === undefined)
    throw new TypeError(`Expected the name of a law, received "${name}"${suggest(name, allLaws.keys())}`);
  return law;
}
