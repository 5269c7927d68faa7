import {
  AnonymousResourceCollection,
  type Collection,
  Collects,
  JsonResource,
  type MissingValue,
  Model,
  Paginator,
  PreserveKeys,
  type Request,
  ResourceCollection,
  resourceOf,
} from '../../src/reference/index';

// Checked by the compiler only: what must hold, and what must not compile.

interface User {
  readonly id: number;
  readonly name: string;
  readonly nickname: string | null;
  label(): string;
}

function typed<T>(_value: T): void {}

class UserResource extends resourceOf<User>() {
  override toArray(_request: Request) {
    typed<number>(this.id);
    typed<string>(this.name);
    typed<string | null>(this.nickname);
    typed<string>(this.label());
    typed<User>(this.resource);
    // @ts-expect-error: a user has no such attribute
    this.surname;
    // @ts-expect-error: a name is no number
    typed<number>(this.name);
    // @ts-expect-error: attributes are read here, not written
    this.name = 'x';
    return {
      id: this.id,
      nickname: this.whenNotNull(this.nickname),
      admin: this.when(this.id === 1, () => true),
    };
  }
}

interface UserData {
  readonly id: number;
}

class TypedResource extends resourceOf<User>() {
  override toArray(): UserData {
    return { id: this.id };
  }
}

export class LateResource extends resourceOf<User>() {
  // @ts-expect-error: data are not promised
  override async toArray() {
    return { id: this.id };
  }
}

// The same by merging declarations, without a factory.
// biome-ignore lint/correctness/noUnusedVariables: merged with the class below
interface MemberResource extends Pick<User, 'id' | 'name'> {}
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the dynamic tail provides what the interface declares
class MemberResource extends JsonResource<User> {
  override toArray(_request: Request) {
    typed<string>(this.name);
    return { name: this.name };
  }
}

declare const user: User;

typed<UserResource>(new UserResource(user));
typed<JsonResource<User>>(new TypedResource(user));
typed<UserResource>(UserResource.make(user));
typed<AnonymousResourceCollection>(UserResource.collection([user]));
typed<AnonymousResourceCollection>(UserResource.collection(new Paginator([user], 15)));
typed<string>(MemberResource.make(user).name);

// @ts-expect-error: a user is needed
new UserResource('someone');
// @ts-expect-error: nothing is not a user
UserResource.make();
// @ts-expect-error: protected operations are closed to outsiders
new UserResource(user).when(true, 1);
// @ts-expect-error: a wrap key is text
JsonResource.wrap(null);
// @ts-expect-error: an anonymous collection has to be told what it collects
new AnonymousResourceCollection([user]);
// @ts-expect-error: query parameters are a map
new ResourceCollection([user]).withQuery('page=1');

typed<UserResource>(new UserResource(user).additional({ version: 1 }));

class PostCollection extends ResourceCollection<UserResource> {
  static override collects = UserResource;

  names(): readonly string[] {
    return [...this].map((resource) => resource.name);
  }

  items(): Collection<UserResource> | null {
    return this.collection;
  }
}

typed<PostCollection>(new PostCollection([user]).preserveQuery());

// Markers are standard decorators.
@PreserveKeys()
class KeyedResource extends JsonResource<User> {}

@Collects(KeyedResource)
class KeyedCollection extends ResourceCollection<KeyedResource> {}

typed<KeyedCollection>(new KeyedCollection([user]));
// @ts-expect-error: the marker has to be told a class
Collects(1);

class Conditions extends JsonResource<User> {
  checks(): void {
    typed<number | MissingValue>(this.when(true, 1));
    typed<number | string | MissingValue>(this.when(true, 1, 'none'));
    typed<string | null | MissingValue>(this.unless(false, 'x', null));
    // @ts-expect-error: a condition is a boolean, which keeps null and empty values out
    this.when(null, 1);
    // @ts-expect-error: names are a list
    this.attributes('name');
  }
}

typed<Conditions>(new Conditions(user));

// Whether a collection keeps its keys can be read and set from outside, as the interface has it.
const numbered = UserResource.collection([user]);
typed<boolean>(numbered.$preserveKeys);
numbered.$preserveKeys = true;
// @ts-expect-error: keys are kept or not
numbered.$preserveKeys = 'yes';

// An interface has no index signature, which a map as such needs.
typed<Model>(new Model(user));
// @ts-expect-error: a text has no attributes
new Model('user');
