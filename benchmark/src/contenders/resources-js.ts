import type { Contender } from '../contender';
import type { Post } from '../dataset';
import { loadLucid } from './lucid';

interface ResourceBase {
  readonly resource: Post;
}

interface ResourceClass {
  new (object: object, wrap?: boolean): ResourceBase;
  collection(list: { readonly data: readonly unknown[] }): object;
}

const PACKAGE: string = 'resources.js';

/**
 * Loads the contender that uses resources.js over Lucid's paginator, whose JSON has another shape.
 *
 * @returns The contender.
 */
export async function resourcesJs(): Promise<Contender> {
  const { default: Resource } = (await import(PACKAGE)) as { readonly default: ResourceClass };
  const pageOf = await loadLucid();
  class PostResource extends Resource {
    toArray() {
      const { resource } = this;
      return { id: resource.id, title: resource.title, body: resource.body };
    }
  }
  return {
    sameBytes: [],
    prepare(task, posts) {
      if (task !== 'response') return null;
      return () => JSON.stringify(PostResource.collection(pageOf(posts).toJSON()));
    },
  };
}
