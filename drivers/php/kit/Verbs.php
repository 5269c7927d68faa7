<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Carries out the verbs of the protocol on one implementation. */
final class Verbs
{
    public const PROTOCOL_VERSION = 2;

    private readonly Handles $handles;

    private readonly Closures $closures;

    private readonly Failures $failures;

    private readonly Evaluator $evaluator;

    private readonly Fixtures $fixtures;

    private readonly Values $values;

    public function __construct(private readonly Port $port)
    {
        $this->handles = new Handles();
        $this->closures = new Closures();
        $this->failures = new Failures($port);
        $this->evaluator = new Evaluator($port, $this->handles, $this->closures, $this->failures);
        $this->fixtures = new Fixtures($port, $this->evaluator, $this->closures);
        $this->values = new Values($port, $this->handles, $this->closures);
    }

    /**
     * @return mixed the result of the answer
     * @throws Fault when the verb or its parameters are wrong
     */
    public function run(string $verb, \stdClass $params): mixed
    {
        return match ($verb) {
            'initialize' => $this->initialize(),
            'reset' => $this->reset(),
            'shutdown' => null,
            'create' => $this->outcome($verb, $params, $this->create(...)),
            'call' => $this->outcome($verb, $params, $this->call(...)),
            'callStatic' => $this->outcome($verb, $params, $this->callStatic(...)),
            'get' => $this->outcome($verb, $params, $this->get(...)),
            'set' => $this->outcome($verb, $params, $this->set(...)),
            'getStatic' => $this->outcome($verb, $params, $this->getStatic(...)),
            'setStatic' => $this->outcome($verb, $params, $this->setStatic(...)),
            'define' => $this->outcome($verb, $params, $this->fixtures->define(...)),
            default => throw new Fault("expected a verb of the protocol, received $verb", Fault::UNKNOWN_VERB),
        };
    }

    private function initialize(): array
    {
        $introduction = $this->port->introduction();
        $introduction['implementation'] += ['language' => 'php', 'languageVersion' => PHP_VERSION];

        return ['protocolVersion' => self::PROTOCOL_VERSION, 'pipelining' => true] + $introduction;
    }

    private function reset(): mixed
    {
        $this->handles->reset();
        $this->closures->reset();
        $this->fixtures->reset();
        $this->port->names()->reset();
        $this->port->reset();

        return null;
    }

    private function create(\stdClass $params): object
    {
        return $this->port->create($params->class, $this->evaluator->evaluate($params->args));
    }

    private function call(\stdClass $params): mixed
    {
        $target = $this->target($params);
        $operation = Access::operation($this->port, $target::class, $params->operation);
        $args = $this->evaluator->evaluate($params->args);

        return $this->isInside($params)
            ? Access::callInside($target, $target::class, $operation, $args)
            : $this->port->call($target, $operation, $args);
    }

    private function callStatic(\stdClass $params): mixed
    {
        $class = $this->port->names()->class($params->class);
        $operation = Access::operation($this->port, $class, $params->operation);
        $args = $this->evaluator->evaluate($params->args);

        return $this->isInside($params)
            ? Access::callStaticInside($class, $operation, $args)
            : $this->port->call($class, $operation, $args);
    }

    private function get(\stdClass $params): mixed
    {
        $property = $params->property;
        $target = $params->target;

        if ($property === 'calls' && str_starts_with($target, 'fn:')) {
            return $this->closures->callsOf($target);
        }

        $object = $this->target($params);
        $property = Access::property($this->port, $object::class, $property);

        return $this->isInside($params)
            ? Access::getInside($object, $object::class, $property)
            : $this->port->get($object, $property);
    }

    private function set(\stdClass $params): mixed
    {
        $value = $this->evaluator->evaluate($params->value);
        $target = $this->target($params);
        $property = Access::property($this->port, $target::class, $params->property);
        $this->isInside($params)
            ? Access::setInside($target, $target::class, $property, $value)
            : Access::set($target, $property, $value);

        return null;
    }

    private function getStatic(\stdClass $params): mixed
    {
        $class = $this->port->names()->class($params->class);
        $property = Access::property($this->port, $class, $params->property);

        return $this->isInside($params) ? Access::getStaticInside($class, $property) : Access::getStatic($class, $property);
    }

    private function setStatic(\stdClass $params): mixed
    {
        $value = $this->evaluator->evaluate($params->value);

        if ($this->isCurrentRequest($params)) {
            $this->port->setRequest($value);

            return null;
        }

        $class = $this->port->names()->class($params->class);
        $property = Access::property($this->port, $class, $params->property);
        $this->isInside($params)
            ? Access::setStaticInside($class, $property, $value)
            : Access::setStatic($class, $property, $value);

        return null;
    }

    /** Whether it is about the current request, which is `request` of `Container`. */
    private function isCurrentRequest(\stdClass $params): bool
    {
        return $params->class === 'Container' && $params->property === 'request'
            && !$this->port->names()->isFixture('Container');
    }

    /** Turns what happens into an outcome; faults of the conversation pass through. */
    private function outcome(string $verb, \stdClass $params, callable $do): array
    {
        Shapes::check($verb, $params);

        try {
            return ['value' => $this->values->encode($do($params))];
        } catch (Fault $fault) {
            throw $fault;
        } catch (Cannot $cannot) {
            return ['cannot' => $cannot->getMessage()];
        } catch (\Throwable $failure) {
            return ['error' => $this->failures->describe($failure)];
        }
    }

    /** Whether a member is used from inside the class hierarchy. */
    private function isInside(\stdClass $params): bool
    {
        return ($params->from ?? null) === 'inside';
    }

    private function target(\stdClass $params): object
    {
        $name = $params->target;

        return str_starts_with($name, 'fn:') ? $this->closures->find($name) : $this->handles->find($name);
    }
}
