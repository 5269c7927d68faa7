<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use Touchstone\Kit\Cannot;
use Touchstone\Kit\Fault;
use Touchstone\Kit\Port;

/** The framework that is judged, described to the kit. */
final class Framework extends Port
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

    private const MARKERS = [
        'Collects' => 'Http\Resources\Attributes\Collects',
        'PreserveKeys' => 'Http\Resources\Attributes\PreserveKeys',
        'UseResource' => 'Database\Eloquent\Attributes\UseResource',
        'UseResourceCollection' => 'Database\Eloquent\Attributes\UseResourceCollection',
    ];

    /** Headers that the HTTP layer adds by itself to every response. */
    private const OWN_HEADERS = ['cache-control', 'date'];

    /** @var array<string, class-string> */
    private readonly array $classes;

    private readonly StaticState $state;

    private readonly CurrentRequest $currentRequest;

    private function __construct(private readonly Places $places)
    {
        $classes = array_filter(
            array_map($places->class(...), self::CLASSES),
            static fn (string $class): bool => class_exists($class),
        );

        if (class_exists($places->class('Database\Eloquent\Model'))) {
            $classes['OrmModel'] = OrmModelClass::declare($places->class('Database\Eloquent\Model'));
        }

        $this->classes = $classes;
        $this->state = new StaticState($places->root());
        $this->currentRequest = new CurrentRequest($places);
        $this->reset();
    }

    /**
     * Finds out which framework was loaded.
     *
     * @throws \RuntimeException when there is none
     */
    public static function detect(Options $options): self
    {
        foreach (Places::frameworks() as $name) {
            $places = new Places($name);

            if (in_array($options->framework, [null, $name], true) && class_exists($places->class('Pagination\Paginator'))) {
                return new self($places);
            }
        }

        $wanted = $options->framework ?? implode(', ', Places::frameworks());

        throw new \RuntimeException("no paginator was found of: $wanted");
    }

    public function classes(): array
    {
        return $this->classes;
    }

    /** Everything, minus the members that the loaded classes do not have. Only Hypervel declares all types. */
    public function introduction(): array
    {
        $name = $this->places->framework;
        $version = Version::of($this->places);
        $lacks = Rows::lacking($this->places, $this->classes, $version);
        $this->reset();

        return [
            'implementation' => ['name' => $name, 'version' => $version],
            'rows' => ['serves' => ['*']] + ($lacks === [] ? [] : ['lacks' => $lacks]),
            'capabilities' => $this->capabilities(),
            'traits' => ['follows' => ['*']] + ($name === 'hypervel' ? [] : ['declines' => ['declared-types']]),
        ];
    }

    public function reset(): void
    {
        $this->state->reset();
        $this->currentRequest->bind(null);
    }

    public function spell(string $class, string $name): string
    {
        return is_a($class, $this->classes['JsonResource'] ?? '', true) ? $this->places->operation($name) : $name;
    }

    public function create(string $class, array $args): object
    {
        if ($class === 'OrmModel' && !isset($this->classes[$class])) {
            throw new Cannot('the ORM is not installed');
        }

        return parent::create($class, $args);
    }

    public function stateOf(object $object): array
    {
        $is = fn (string $name): bool => is_a($object, $this->classes[$name] ?? '');

        return match (true) {
            $is('Collection') => ['items' => $object->all()],
            $is('MergeValue') => ['data' => $object->data],
            $is('JsonResponse') => $this->responseState($object),
            $object instanceof \Iterator => ['entries' => $object],
            $this->isHtml($object) => $this->htmlState($object),
            default => [],
        };
    }

    public function missing(): object
    {
        return $this->create('MissingValue', []);
    }

    public function isMissing(object $object): bool
    {
        return $object::class === ($this->classes['MissingValue'] ?? '');
    }

    public function kinds(): array
    {
        return ['JsonEncoding' => $this->places->class('Database\Eloquent\JsonEncodingException')];
    }

    public function contracts(): array
    {
        $contracts = ['Arrayable' => 'Contracts\Support\Arrayable', 'Htmlable' => 'Contracts\Support\Htmlable'];

        return array_filter(array_map($this->places->class(...), $contracts), interface_exists(...));
    }

    public function markers(): array
    {
        return array_filter(array_map($this->places->class(...), self::MARKERS), class_exists(...));
    }

    public function request(string $uri): object
    {
        return $this->currentRequest->make($uri);
    }

    public function setRequest(mixed $request): void
    {
        if ($request !== null && !is_a($request, $this->classes['Request'] ?? '')) {
            throw Fault::parameters('the current request: expected a request or null, received ' . get_debug_type($request));
        }

        $this->currentRequest->bind($request);
    }

    /** @return list<string> what this version can do beyond operations on objects */
    private function capabilities(): array
    {
        return array_merge(
            ['define', 'fixtures'],
            isset($this->classes['Request']) ? ['request'] : [],
            count($this->markers()) === count(self::MARKERS) ? ['markers'] : [],
            isset($this->classes['OrmModel']) ? ['model'] : [],
        );
    }

    private function isHtml(object $object): bool
    {
        return is_a($object, $this->places->class('Contracts\Support\Htmlable'))
            && !is_a($object, $this->places->class('Pagination\AbstractPaginator'));
    }

    private function htmlState(object $html): array
    {
        try {
            return ['html' => (string) $html->toHtml()];
        } catch (\Throwable) {
            return [];
        }
    }

    private function responseState(object $response): array
    {
        // A response of PSR-7 has the same under other names.
        [$headers, $content] = $response instanceof \Psr\Http\Message\ResponseInterface
            ? [array_change_key_case($response->getHeaders()), (string) $response->getBody()]
            : [$response->headers->all(), (string) $response->getContent()];

        return [
            'status' => $response->getStatusCode(),
            'headers' => array_map(
                static fn (array $values): string => implode(', ', $values),
                array_diff_key($headers, array_flip(self::OWN_HEADERS)),
            ),
            'content' => $content,
        ];
    }
}
