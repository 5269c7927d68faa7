<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use Touchstone\Kit\Access;

/** Makes a request known to the framework as the current one, and gives it what it answers with. */
final class CurrentRequest
{
    public function __construct(private readonly Places $places)
    {
    }

    /** A GET request. */
    public function make(string $uri): object
    {
        $class = $this->places->class('Http\Request');

        return $this->places->framework === 'hyperf' ? new $class('GET', $uri) : Access::callStatic($class, 'create', [$uri]);
    }

    /** Binds the current request, or takes it away. */
    public function bind(?object $request): void
    {
        if ($this->places->framework === 'hyperf') {
            $this->bindToContext($request);
        } else {
            $this->bindToContainer($request);
        }
    }

    /** Hyperf keeps both in the context of a coroutine, which is there outside of coroutines as well. */
    private function bindToContext(?object $request): void
    {
        $context = $this->places->class('Context\Context');
        $response = $this->places->class('Http\JsonResponse');
        Access::callStatic($context, 'set', [\Psr\Http\Message\ServerRequestInterface::class, $request]);
        Access::callStatic($context, 'set', [\Psr\Http\Message\ResponseInterface::class, new $response()]);
    }

    private function bindToContainer(?object $request): void
    {
        $class = $this->places->class('Container\Container');
        $container = new $class();
        $container->instance($this->places->class('Contracts\Routing\ResponseFactory'), $this->responses());

        if ($request !== null) {
            $container->instance('request', $request);
            $container->instance($this->places->class('Http\Request'), $request);
        }

        $class::setInstance($container);
    }

    /** The framework's own response factory, which needs neither views nor redirects for JSON; a stand-in where it is not installed. */
    private function responses(): object
    {
        $standIn = Responses::use($this->places->class('Http\JsonResponse'));
        $factory = $this->places->class('Routing\ResponseFactory');

        return class_exists($factory) ? (new \ReflectionClass($factory))->newInstanceWithoutConstructor() : $standIn;
    }
}
