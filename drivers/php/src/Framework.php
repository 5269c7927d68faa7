<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** The framework that is judged: its class names, its container, its static state. */
final class Framework
{
    private const CLASSES = [
        'Paginator' => 'Pagination\Paginator',
        'JsonResource' => 'Http\Resources\Json\JsonResource',
        'ResourceCollection' => 'Http\Resources\Json\ResourceCollection',
        'AnonymousResourceCollection' => 'Http\Resources\Json\AnonymousResourceCollection',
        'MissingValue' => 'Http\Resources\MissingValue',
        'MergeValue' => 'Http\Resources\MergeValue',
        'Collection' => 'Support\Collection',
        'HtmlString' => 'Support\HtmlString',
        'JsonResponse' => 'Http\JsonResponse',
        'Request' => 'Http\Request',
    ];

    /** The fixture classes of docs/fixtures.md. */
    private const FIXTURES = ['Model', 'Pivot', 'Song', 'Nest', 'ViewFactory'];

    private const MARKERS = [
        'Collects' => 'Http\Resources\Attributes\Collects',
        'PreserveKeys' => 'Http\Resources\Attributes\PreserveKeys',
        'UseResource' => 'Database\Eloquent\Attributes\UseResource',
        'UseResourceCollection' => 'Database\Eloquent\Attributes\UseResourceCollection',
    ];

    private readonly Names $names;

    private readonly StaticState $state;

    private ?object $request = null;

    private function __construct(public readonly string $name, private readonly string $root)
    {
        $classes = array_map(static fn (string $class): string => "$root\\$class", self::CLASSES);

        if (class_exists("$root\\Database\\Eloquent\\Model")) {
            $classes['OrmModel'] = OrmModelClass::declare("$root\\Database\\Eloquent\\Model");
        }

        // Fixture classes use these two under names of their own, whatever the framework is.
        class_alias("$root\\Contracts\\Support\\Arrayable", Fixture\Arrayable::class);
        class_alias($classes['HtmlString'], Fixture\HtmlString::class);

        foreach (self::FIXTURES as $fixture) {
            $classes[$fixture] = __NAMESPACE__ . "\\Fixture\\$fixture";
        }

        $this->names = new Names($classes);
        $this->state = new StaticState($root);
        $this->reset();
    }

    /**
     * Finds out which framework was loaded.
     *
     * @throws \RuntimeException when there is none
     */
    public static function detect(Options $options): self
    {
        foreach (['laravel' => 'Illuminate', 'hypervel' => 'Hypervel'] as $name => $root) {
            if (in_array($options->framework, [null, $name], true) && class_exists("$root\\Pagination\\Paginator")) {
                return new self($name, $root);
            }
        }

        throw new \RuntimeException('no paginator of ' . ($options->framework ?? 'Laravel or Hypervel') . ' was found');
    }

    public function names(): Names
    {
        return $this->names;
    }

    /** The full name of a class by its name in the protocol, or of one of the framework's other classes. */
    public function class(string $name): string
    {
        return $this->names->full($name);
    }

    /** The full name of a class or contract by its place in the framework. */
    public function path(string $path): string
    {
        return $this->root . '\\' . $path;
    }

    public function is(object $object, string $name): bool
    {
        return is_a($object, $this->names->interface($name));
    }

    public function isHtml(object $object): bool
    {
        return is_a($object, $this->path('Contracts\Support\Htmlable'))
            && !is_a($object, $this->path('Pagination\AbstractPaginator'));
    }

    /** The attribute class of a marker, null when this version of the framework has none. */
    public function marker(string $marker): ?string
    {
        $class = isset(self::MARKERS[$marker]) ? $this->path(self::MARKERS[$marker]) : null;

        return $class !== null && class_exists($class) ? $class : null;
    }

    /** @return list<string> what this version can do beyond operations on objects */
    public function capabilities(): array
    {
        $marks = array_filter(array_keys(self::MARKERS), fn (string $marker): bool => $this->marker($marker) !== null);

        return array_merge(
            ['define', 'fixtures', 'request'],
            count($marks) === count(self::MARKERS) ? ['markers'] : [],
            $this->names->interface('OrmModel') === '' ? [] : ['model'],
        );
    }

    /** @return array<string, list<string>> the habits of PHP that it follows: Laravel does not declare all types */
    public function traits(): array
    {
        return ['follows' => ['*']] + ($this->name === 'laravel' ? ['declines' => ['declared-types']] : []);
    }

    /**
     * Constructs an object of a class of the protocol, or of a full class name.
     *
     * @throws Cannot when this framework has no such class
     */
    public function create(string $class, array $args): object
    {
        if ($class === 'OrmModel' && $this->names->interface('OrmModel') === '') {
            throw new Cannot('the ORM is not installed');
        }

        return Access::create(str_contains($class, '\\') ? $class : $this->names->full($class), $args);
    }

    public function request(string $uri): object
    {
        return Access::callStatic($this->class('Request'), 'create', [$uri]);
    }

    /** Reads a static property; `request` of `Container` is the current request. */
    public function getStatic(string $class, string $property): mixed
    {
        return $this->isCurrentRequest($class, $property) ? $this->request : Access::getStatic($class, $property);
    }

    /** Writes a static property; `request` of `Container` binds the current request or takes it away. */
    public function setStatic(string $class, string $property, mixed $value): void
    {
        if (!$this->isCurrentRequest($class, $property)) {
            Access::setStatic($class, $property, $value);
        } elseif ($value === null || $this->is($value, 'Request')) {
            $this->bind($value);
        } else {
            throw Fault::parameters('the current request must be a request or null');
        }
    }

    /** Brings all static state to its defaults. */
    public function reset(): void
    {
        $this->names->reset();
        $this->state->reset();
        $this->bind(null);
    }

    /** The framework's own response factory, which needs neither views nor redirects for JSON; a stand-in where it is not installed. */
    private function responses(): object
    {
        $standIn = Responses::use($this->class('JsonResponse'));
        $factory = $this->path('Routing\ResponseFactory');

        return class_exists($factory) ? (new \ReflectionClass($factory))->newInstanceWithoutConstructor() : $standIn;
    }

    private function isCurrentRequest(string $class, string $property): bool
    {
        return $property === 'request' && $this->names->short($class) === 'Container'
            && !$this->names->isFixture('Container');
    }

    private function bind(?object $request): void
    {
        $this->request = $request;
        $class = $this->path('Container\Container');
        $container = new $class();
        $container->instance($this->path('Contracts\Routing\ResponseFactory'), $this->responses());

        if ($request !== null) {
            $container->instance('request', $request);
            $container->instance($this->class('Request'), $request);
        }

        $class::setInstance($container);
    }
}
