/** Names a row of the paginator, for what a law is about. */
export const pageRow = (member: string): string => `Paginator.${member}`;

/** Names a row of resources and their collections, for what a law is about. */
export const resourceRow = (member: string): string => `AnonymousResourceCollection.${member}`;
