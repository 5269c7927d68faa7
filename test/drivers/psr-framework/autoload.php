<?php

/**
 * As much of a framework as the driver needs, declared where Hyperf declares it and under Hyperf's names: responses of PSR-7, the
 * current request and response in a context, `toResponse` alone, and `wrap` of each resource.
 */

declare(strict_types=1);

namespace Psr\Http\Message {
    interface ServerRequestInterface
    {
    }

    interface ResponseInterface
    {
    }
}

namespace Hyperf\Context {
    class Context
    {
        protected static array $entries = [];

        public static function set(string $id, mixed $value): mixed
        {
            return static::$entries[$id] = $value;
        }

        public static function get(string $id): mixed
        {
            return static::$entries[$id] ?? null;
        }
    }
}

namespace Hyperf\Contract {
    interface Arrayable
    {
        public function toArray(): array;
    }
}

namespace Hyperf\Collection {
    class Collection
    {
        public function __construct(private array $items = [])
        {
        }

        public function all(): array
        {
            return $this->items;
        }
    }
}

namespace Hyperf\Paginator {
    class Paginator
    {
        public function __construct(protected array $items, protected int $perPage)
        {
        }

        public function perPage(): int
        {
            return $this->perPage;
        }
    }
}

namespace Hyperf\HttpMessage\Server {
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;

    class Request implements ServerRequestInterface
    {
        public function __construct(public string $method, public string $uri)
        {
        }
    }

    class Response implements ResponseInterface
    {
        public string $body = '';

        public function getStatusCode(): int
        {
            return 200;
        }

        public function getHeaders(): array
        {
            return ['Content-Type' => ['application/json'], 'Date' => ['today'], 'X-Of' => ['a', 'b']];
        }

        public function getBody(): string
        {
            return $this->body;
        }
    }
}

namespace Hyperf\Resource\Value {
    class MissingValue
    {
    }

    class MergeValue
    {
        public array $data = [];
    }
}

namespace Hyperf\Resource\Json {
    use Hyperf\Context\Context;
    use Psr\Http\Message\ResponseInterface;
    use Psr\Http\Message\ServerRequestInterface;

    class JsonResource
    {
        public ?string $wrap = 'data';

        public function __construct(public mixed $resource)
        {
        }

        public function wrap(string $value): static
        {
            $this->wrap = $value;

            return $this;
        }

        public function toResponse(): ResponseInterface
        {
            $response = Context::get(ResponseInterface::class);
            $response->body = json_encode([$this->wrap => $this->resource, 'at' => Context::get(ServerRequestInterface::class)?->uri]);

            return $response;
        }
    }

    class ResourceCollection extends JsonResource
    {
    }

    class AnonymousResourceCollection extends ResourceCollection
    {
    }
}
