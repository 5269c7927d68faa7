<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Finds the rows of the interface that a version of the framework does not have, by looking at its classes. */
final class Rows
{
    /** Interface rows that are members of one class; a name with `$` is a property. */
    private const MEMBERS = [
        'Paginator' => [
            '$items', '$perPage', '$currentPage', '$path', '$query', '$fragment', '$pageName',
            '$escapeWhenCastingToString', '$onEachSide', '$options', '$hasMore', '$currentPathResolver',
            '$currentPageResolver', '$queryStringResolver', '$viewFactoryResolver', '$defaultView',
            '$defaultSimpleView', '__construct', 'setCurrentPage', 'setItems', 'nextPageUrl', 'previousPageUrl',
            'render', 'links', 'hasMorePages', 'hasMorePagesWhen', 'toArray', 'jsonSerialize', 'toJson',
            'toPrettyJson', 'toResourceCollection', 'guessResourceCollection', 'resolveResourceFromAttribute',
            'resolveResourceCollectionFromAttribute', 'isValidPageNumber', 'getUrlRange', 'url', 'fragment',
            'appends', 'appendArray', 'withQueryString', 'addQuery', 'buildFragment', 'loadMorph', 'loadMorphCount',
            'items', 'firstItem', 'lastItem', 'through', 'perPage', 'hasPages', 'onFirstPage', 'onLastPage',
            'currentPage', 'getPageName', 'setPageName', 'withPath', 'setPath', 'onEachSide', 'path',
            'resolveCurrentPath', 'currentPathResolver', 'resolveCurrentPage', 'currentPageResolver',
            'resolveQueryString', 'queryStringResolver', 'viewFactory', 'viewFactoryResolver', 'defaultView',
            'defaultSimpleView', 'flushState', 'getIterator', 'isEmpty', 'isNotEmpty', 'count', 'getCollection',
            'setCollection', 'getOptions', 'offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset', 'toHtml',
            '__toString', 'escapeWhenCastingToString',
        ],
        'AnonymousResourceCollection' => [
            '$collects', '$collection', '$preserveKeys', '$preserveAllQueryParameters', '$queryParameters',
            '$resource', '$with', '$additional', '$wrap', '$forceWrapping', '$cachedPreserveKeysAttributes',
            '$cachedCollectsAttributes', '$macros', '__construct', 'preserveKeys', 'make', 'collection',
            'newCollection', 'resolve', 'toAttributes', 'resolveResourceData', 'toArray', 'toJson', 'toPrettyJson',
            'with', 'additional', 'jsonOptions', 'withResponse', 'resolveRequestFromContainer', 'wrap',
            'withoutWrapping', 'response', 'toResponse', 'jsonSerialize', 'flushState', 'collectResource', 'collects',
            'getIterator', 'preserveQuery', 'withQuery', 'count', 'preparePaginatedResponse', 'filter', 'mergeData',
            'removeMissingValues', 'when', 'unless', 'merge', 'mergeWhen', 'mergeUnless', 'attributes', 'whenHas',
            'whenNull', 'whenNotNull', 'whenAppended', 'whenLoaded', 'whenCounted', 'whenAggregated',
            'whenExistsLoaded', 'whenPivotLoaded', 'whenPivotLoadedAs', 'hasPivotLoaded', 'hasPivotLoadedAs',
            'transform', 'getRouteKey', 'getRouteKeyName', 'resolveRouteBinding', 'resolveChildRouteBinding',
            'offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset', '__isset', '__unset', '__get',
        ],
    ];

    /** Other rows: the members that must exist, each as class and name. */
    private const OTHERS = [
        'Paginator.useFrameworkStyling' => [['Paginator', 'useTailwind']],
        'Shared.forwardCallTo' => [['Paginator', 'forwardCallTo'], ['JsonResource', 'forwardCallTo']],
        'Shared.forwardDecoratedCallTo' => [['Paginator', 'forwardDecoratedCallTo']],
        'Shared.throwBadMethodCallException' => [['Paginator', 'throwBadMethodCallException']],
        'Shared.macro' => [['JsonResource', 'macro']],
        'Shared.mixin' => [['JsonResource', 'mixin']],
        'Shared.hasMacro' => [['JsonResource', 'hasMacro']],
        'Shared.flushMacros' => [['JsonResource', 'flushMacros']],
        'Shared.__callStatic' => [['JsonResource', '__callStatic']],
        'Shared.__call' => [['Paginator', '__call'], ['JsonResource', '__call']],
        'Shared.tap' => [['Paginator', 'tap']],
        'Error.toResourceCollection' => [['Paginator', 'toResourceCollection']],
    ];

    /** Members that the interface wants static, and Hyperf has for each object alone. */
    private const SHARED = ['$wrap', 'wrap', 'withoutWrapping'];

    /**
     * @param array<string, class-string> $classes the framework's classes by their names in the interface
     * @return list<array{row: string, reason: string}> the rows that are not there
     */
    public static function lacking(Places $places, array $classes, string $version): array
    {
        $name = $places->framework;
        $needed = self::OTHERS;

        foreach (self::MEMBERS as $class => $members) {
            foreach ($members as $member) {
                $needed["$class.$member"] = [[$class, $member]];
            }
        }

        $lacks = [];

        foreach ($needed as $row => $members) {
            foreach ($members as [$class, $member]) {
                if (!self::exists($places, $classes, $class, $member)) {
                    $of = in_array($member, self::SHARED, true) ? "that all objects share " : '';
                    $lacks[] = ['row' => $row, 'reason' => "$class has no $member {$of}in $name $version"];
                    break;
                }
            }
        }

        return $lacks;
    }

    private static function exists(Places $places, array $classes, string $name, string $member): bool
    {
        if (!isset($classes[$name])) {
            return false;
        }

        $class = $classes[$name];
        $isResource = is_a($class, $classes['JsonResource'] ?? '', true);
        $found = match (true) {
            str_starts_with($member, '$') => property_exists($class, substr($member, 1))
                ? new \ReflectionProperty($class, substr($member, 1))
                : null,
            $isResource && method_exists($class, $places->operation($member)) =>
                new \ReflectionMethod($class, $places->operation($member)),
            default => method_exists($class, $member) ? new \ReflectionMethod($class, $member) : null,
        };

        return $found !== null && ($found->isStatic() || !in_array($member, self::SHARED, true));
    }
}
