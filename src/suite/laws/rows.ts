/** Names a row of the paginator, for what a law is about. */
export const pageRow = (member: string): string => `Paginator.${member}`;

/** The rows of every law that makes pages with options and asks for URLs. */
export const urlRows = [pageRow('__construct'), pageRow('url')];

/** Names a row of resources and their collections, for what a law is about. */
export const resourceRow = (member: string): string => `AnonymousResourceCollection.${member}`;
