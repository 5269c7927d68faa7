<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Where frameworks keep their classes, and what they call operations: Laravel's names, and the differences from them. */
final class Places
{
    private const ROOTS = ['laravel' => 'Illuminate', 'hypervel' => 'Hypervel', 'hyperf' => 'Hyperf'];

    /** The packages that carry the framework's version, for Composer. */
    private const PACKAGES = [
        'laravel' => ['laravel/framework', 'illuminate/pagination', 'illuminate/http', 'illuminate/support'],
        'hypervel' => ['hypervel/framework', 'hypervel/components', 'hypervel/pagination', 'hypervel/http'],
        'hyperf' => ['hyperf/paginator', 'hyperf/resource'],
    ];

    private const CLASSES = [
        'hyperf' => [
            'Pagination\Paginator' => 'Paginator\Paginator',
            'Pagination\AbstractPaginator' => 'Paginator\AbstractPaginator',
            'Http\Resources\Json\JsonResource' => 'Resource\Json\JsonResource',
            'Http\Resources\Json\ResourceCollection' => 'Resource\Json\ResourceCollection',
            'Http\Resources\Json\AnonymousResourceCollection' => 'Resource\Json\AnonymousResourceCollection',
            'Http\Resources\MissingValue' => 'Resource\Value\MissingValue',
            'Http\Resources\MergeValue' => 'Resource\Value\MergeValue',
            'Support\Collection' => 'Collection\Collection',
            'Support\HtmlString' => 'ViewEngine\HtmlString',
            'Contracts\Support\Arrayable' => 'Contract\Arrayable',
            'Contracts\Support\Htmlable' => 'ViewEngine\Contract\Htmlable',
            'Http\Request' => 'HttpMessage\Server\Request',
            'Http\JsonResponse' => 'HttpMessage\Server\Response',
            'Database\Eloquent\Model' => 'Database\Model\Model',
            'Database\Eloquent\JsonEncodingException' => 'Resource\JsonEncodingException',
        ],
    ];

    private const OPERATIONS = ['hyperf' => ['response' => 'toResponse']];

    /** @param string $framework `laravel`, `hypervel` or `hyperf` */
    public function __construct(public readonly string $framework)
    {
    }

    /** @return list<string> the frameworks that the driver knows */
    public static function frameworks(): array
    {
        return array_keys(self::ROOTS);
    }

    /** The namespace that all classes of the framework are in. */
    public function root(): string
    {
        return self::ROOTS[$this->framework];
    }

    /** The full name of a class or contract by its place in Laravel. */
    public function class(string $place): string
    {
        return $this->root() . '\\' . (self::CLASSES[$this->framework][$place] ?? $place);
    }

    /** What the framework calls an operation of a resource. */
    public function operation(string $name): string
    {
        return self::OPERATIONS[$this->framework][$name] ?? $name;
    }

    /** @return list<string> */
    public function packages(): array
    {
        return self::PACKAGES[$this->framework];
    }
}
