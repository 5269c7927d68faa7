/** Names a row of the paginator, for what a law is about. */
export const pageRow = (member: string): string => `Paginator.${member}`;

/** The row of every law that makes pages. */
export const construct = pageRow('__construct');

/** The rows of every law that makes pages with options and asks for URLs. */
export const urlRows = [construct, pageRow('url')];

/** The options of which URLs are made. */
export const urlOptions = ['path', 'query', 'pageName', 'fragment'];

/** Names a row of resources and their collections, for what a law is about. */
export const resourceRow = (member: string): string => `AnonymousResourceCollection.${member}`;
