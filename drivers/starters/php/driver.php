<?php

/*
 * A Touchstone driver: says what is judged. touchstone-protocol.php does the rest.
 *
 * 1. Replace the toy by your implementation. 2. `touchstone smoke --driver "php driver.php"` tells whether the driver works.
 * 3. `touchstone run --driver "php driver.php"` judges. PHP 8.2 or later, nothing else.
 */

require __DIR__ . '/touchstone-protocol.php';

// ---- The toy. REPLACE IT BY YOUR IMPLEMENTATION, such as: require 'vendor/autoload.php'; use Acme\Pages\{Collection, Paginator};

class Collection
{
    private array $items;

    public function __construct(mixed $items = [])
    {
        $this->items = self::entriesOf($items);
    }

    /** Returns the entries of whatever holds items; any other value is a single item. */
    public static function entriesOf(mixed $items): array
    {
        foreach (['all', 'toArray', 'jsonSerialize', 'getIterator'] as $name) {
            if (is_object($items) && method_exists($items, $name)) {
                return self::entriesOf($items->$name());
            }
        }

        return $items instanceof Traversable ? iterator_to_array($items) : (is_array($items) || $items === null ? $items ?? [] : [$items]);
    }

    public function all(): array
    {
        return $this->items;
    }

    public function push(mixed $item): static
    {
        $this->items[] = $item;

        return $this;
    }
}

class Paginator
{
    public static ?Closure $resolver = null;

    private array $items;

    private bool $hasMore;

    private int $currentPage;

    public function __construct(mixed $items, private int $perPage, ?int $currentPage = null, private array $options = [])
    {
        $entries = Collection::entriesOf($items);
        $page = $currentPage ?: static::resolveCurrentPage();
        $this->items = array_slice($entries, 0, $perPage, true);
        $this->hasMore = count($entries) > $perPage;
        $this->currentPage = $this->isValidPageNumber($page) ? $page : 1;
    }

    public static function currentPageResolver(Closure $resolver): void
    {
        self::$resolver = $resolver;
    }

    public static function resolveCurrentPage(string $pageName = 'page', int $default = 1): int
    {
        return self::$resolver === null ? $default : (int) (self::$resolver)($pageName);
    }

    protected function isValidPageNumber(int $page): bool
    {
        return $page >= 1;
    }

    public function items(): array
    {
        return $this->items;
    }

    public function count(): int
    {
        return count($this->items);
    }

    public function perPage(): mixed
    {
        return $this->perPage;
    }

    public function currentPage(): int
    {
        return $this->currentPage;
    }

    public function hasMorePages(): bool
    {
        return $this->hasMore;
    }

    public function toArray(): array
    {
        return ['current_page' => $this->currentPage, 'data' => $this->items];
    }

    public function setPath(string $path): static
    {
        $this->options['path'] = $path;

        return $this;
    }
}

// ---- What the suite and the protocol must know of it

final class ToyPages extends Touchstone\Kit\Port
{
    // `touchstone list rows` lists the rows. Add one at a time; in the end serve "Paginator.*" and say what it LACKS.
    private const SERVES = ['__construct', 'items', 'count', 'perPage', 'currentPage', 'hasMorePages', 'setPath',
        'isValidPageNumber', 'currentPageResolver', 'resolveCurrentPage'];

    private const LACKS = []; // such as ['row' => 'Paginator.toPrettyJson', 'reason' => 'not in 2.3']

    public function classes(): array
    {
        return ['Paginator' => Paginator::class, 'Collection' => Collection::class];
    }

    public function introduction(): array
    {
        return [
            'implementation' => ['name' => 'toy-pages', 'version' => '0.1.0'],
            'rows' => ['serves' => array_map(fn (string $name) => "Paginator.$name", self::SERVES), 'lacks' => self::LACKS],
            'capabilities' => ['define', 'fixtures'], // "request" needs a class Request, and the hooks request and setRequest
            // The habits of PHP that the implementation follows (docs/traits.md): what needs another one is not asked.
            'traits' => ['follows' => ['ordered-maps', 'integer-like-keys', 'null-items', 'surplus-items'], 'declines' => ['messages']],
        ];
    }

    /** Brings all static state of the implementation back to its defaults. */
    public function reset(): void
    {
        Paginator::$resolver = null;
    }

    /** What some objects show beside their handle. More hooks, each with an example: Port in touchstone-protocol.php. */
    public function stateOf(object $object): array
    {
        return $object instanceof Collection ? ['items' => $object->all()] : parent::stateOf($object);
    }
}

(new Touchstone\Kit\Server(new ToyPages()))->start();
