import { JsonResource, Paginator, Request, resourceOf } from '../../../src/reference/index';
import { type Contender, pageAfterPage } from '../contender';
import { currentPage, type Post, path, query } from '../dataset';

class PostResource extends JsonResource<Post> {
  override toArray() {
    const { resource } = this;
    return { id: resource.id, title: resource.title, body: resource.body };
  }
}

class NamedPostResource extends resourceOf<Post>() {
  override toArray() {
    return { id: this.id, title: this.title, body: this.body };
  }
}

const request = new Request(`${path}?page=${currentPage}`);

function pageOf(posts: readonly Post[]): Paginator<Post> {
  return new Paginator(posts, posts.length - 1, currentPage, { path });
}

/** The reference implementation. */
export const reference: Contender = {
  sameBytes: ['paginator', 'url', 'first-url', 'response', 'named-response'],
  prepare(task, posts) {
    switch (task) {
      case 'paginator':
        return () => pageOf(posts).toJson();
      case 'url': {
        const paginator = pageOf(posts).appends(query);
        return pageAfterPage((page) => paginator.url(page));
      }
      case 'first-url':
        return pageAfterPage((page) => new Paginator([], 15, currentPage, { path, query }).url(page));
      case 'response':
        return () => PostResource.collection(pageOf(posts)).toResponse(request).content;
      case 'named-response':
        return () => NamedPostResource.collection(pageOf(posts)).toResponse(request).content;
    }
  },
};
