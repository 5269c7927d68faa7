<?php

/**
 * As much of a framework as the driver needs, declared the way Hypervel declares it: a type for every property, parameter and
 * result, where Laravel has few. What a fixture class takes over from it has to have these types too. Beside that, a property and
 * a class are readonly here, as they may be in a port.
 */

declare(strict_types=1);

namespace Hypervel\Contracts\Support {
    interface Arrayable
    {
        public function toArray(): array;
    }

    interface Htmlable
    {
        public function toHtml(): string;
    }
}

namespace Hypervel\Container {
    class Container
    {
        private static ?self $instance = null;

        private array $instances = [];

        public static function setInstance(?self $container): ?self
        {
            return self::$instance = $container;
        }

        public static function getInstance(): self
        {
            return self::$instance ??= new self();
        }

        public function instance(string $abstract, mixed $instance): mixed
        {
            return $this->instances[$abstract] = $instance;
        }
    }
}

namespace Hypervel\Support {
    use Hypervel\Contracts\Support\Htmlable;

    class Collection
    {
        public function __construct(protected array $items = [])
        {
        }

        public function all(): array
        {
            return $this->items;
        }
    }

    readonly class HtmlString implements Htmlable
    {
        public function __construct(protected string $html = '')
        {
        }

        public function toHtml(): string
        {
            return $this->html;
        }
    }
}

namespace Hypervel\Http {
    class Request
    {
        protected string $uri = '';

        public static function create(string $uri): static
        {
            $request = new static();
            $request->uri = $uri;

            return $request;
        }

        public function uri(): string
        {
            return $this->uri;
        }
    }

    class JsonResponse
    {
    }
}

namespace Hypervel\Pagination {
    use Hypervel\Support\Collection;

    class Paginator
    {
        protected Collection $items;

        public static string $defaultView = 'pagination::tailwind';

        protected static ?\Closure $currentPageResolver = null;

        public function __construct(array $items, protected readonly int $perPage)
        {
            $this->items = new Collection($items);
        }

        public static function currentPageResolver(\Closure $resolver): void
        {
            static::$currentPageResolver = $resolver;
        }

        public static function resolveCurrentPage(string $pageName = 'page', int $default = 1): int
        {
            return static::$currentPageResolver === null ? $default : (int) (static::$currentPageResolver)($pageName);
        }
    }
}

namespace Hypervel\Http\Resources\Json {
    use Hypervel\Contracts\Support\Arrayable;
    use Hypervel\Http\Request;
    use Hypervel\Support\Collection;

    class JsonResource implements \JsonSerializable
    {
        public mixed $resource;

        public array $with = [];

        public static ?string $wrap = 'data';

        public static bool $forceWrapping = false;

        public function __construct(mixed $resource)
        {
            $this->resource = $resource;
        }

        public function toArray(Request $request): array|Arrayable|\JsonSerializable
        {
            return ['seen' => $this->resource, 'at' => $request->uri()];
        }

        public function resolve(?Request $request = null): array
        {
            return (array) $this->toArray($request ?? new Request());
        }

        public function additional(array $data): static
        {
            return $this;
        }

        public static function wrap(string $value): void
        {
            static::$wrap = $value;
        }

        public function jsonSerialize(): array
        {
            return $this->resolve();
        }
    }

    class ResourceCollection extends JsonResource
    {
        public ?string $collects = null;

        public ?Collection $collection = null;
    }

    class AnonymousResourceCollection extends ResourceCollection
    {
    }
}

namespace Hypervel\Http\Resources {
    class MissingValue
    {
    }

    class MergeValue
    {
        public array $data = [];
    }
}

namespace Hypervel\Database\Eloquent {
    trait HasTimestamps
    {
        public bool $timestamps = true;
    }

    abstract class Model
    {
        use HasTimestamps;

        public bool $wasRecentlyCreated = false;

        protected array $attributes = [];

        public function __construct(array $attributes = [])
        {
        }

        public function setRawAttributes(array $attributes, bool $sync = false): static
        {
            $this->attributes = $attributes;

            return $this;
        }

        public function getAttributes(): array
        {
            return $this->attributes;
        }
    }
}
