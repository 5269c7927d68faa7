<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Declares fixture classes, and runs the bodies of their methods. */
final class Fixtures
{
    /** The provided fixtures of docs/fixtures.md. */
    public const CLASSES = [
        'Model' => __NAMESPACE__ . '\Model',
        'Pivot' => __NAMESPACE__ . '\Pivot',
        'Song' => __NAMESPACE__ . '\Song',
        'Nest' => __NAMESPACE__ . '\Nest',
        'ViewFactory' => __NAMESPACE__ . '\ViewFactory',
    ];

    /** Methods that PHP itself calls. */
    private const OF_PHP = ['getIterator', 'count', 'offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset', 'jsonSerialize'];

    private static ?self $current = null;

    /** @var array<string, array<string, \stdClass>> full class name => method => closure definition */
    private array $bodies = [];

    /** @var array<string, array<string, mixed>> full class name => property => expression that gives objects */
    private array $initials = [];

    /** @var array<string, string> short class name => the definition it was declared with */
    private array $definitions = [];

    public function __construct(
        private readonly Port $port,
        private readonly Evaluator $evaluator,
        private readonly Closures $closures,
    ) {
        self::$current = $this;
        $this->load();
    }

    public function reset(): void
    {
        $this->bodies = [];
        $this->initials = [];
        $this->definitions = [];
    }

    /**
     * Declares a class until the next reset; the same definition again changes nothing.
     *
     * @return string its full name
     * @throws Fault when the definition is no class definition
     * @throws Cannot when PHP or this implementation cannot have such a class
     */
    public function define(\stdClass $definition): string
    {
        // PHP does not tell class names apart by case.
        $name = strtolower($definition->class);
        $text = json_encode($definition, JSON_THROW_ON_ERROR);

        if (isset($this->definitions[$name])) {
            return $this->definitions[$name] === $text
                ? $this->port->names()->full($definition->class)
                : throw Fault::parameters("the class $definition->class was already defined, differently");
        }

        $names = $this->port->names();
        $parent = isset($definition->extends) ? $names->full($definition->extends) : '';
        $collects = Access::property($this->port, $parent, 'collects');
        $definition = $this->spelled($definition, $parent);
        $class = $names->fixtureNamespace() . '\\' . $definition->class;
        $source = new ClassSource($this->port, $definition);
        $this->bodies[$class] = $this->methodsOf($definition);
        $statics = $this->evaluateAll($definition->staticProperties ?? null);
        $this->initials[$class] = [];
        $plain = [];

        foreach ($this->evaluateAll($definition->properties ?? null) as $property => $value) {
            if ($property === $collects && is_string($value)) {
                // The collected class may be declared later than this one.
                $plain[$property] = $names->fromClassText($value);
            } elseif (ClassSource::isConstant($value)) {
                $plain[$property] = $value;
            } else {
                $this->initials[$class][$property] = $definition->properties->$property;
            }
        }

        $code = $source->write($names->fixtureNamespace(), $plain, array_keys($this->initials[$class]), $statics);

        try {
            eval($code);
        } catch (\ParseError $error) {
            throw new Cannot("PHP cannot have a class $definition->class: {$error->getMessage()}");
        }

        foreach ($statics as $property => $value) {
            Access::setStaticInside($class, $property, $value);
        }

        $names->add($definition->class);
        $this->definitions[$name] = $text;

        return $class;
    }

    /**
     * Runs the body of a fixture method. Called by the code of fixture classes.
     *
     * @param string $class the class that declares the method
     */
    public static function run(
        string $class,
        string $method,
        ?object $this_,
        array $args,
        ?\Closure $parent,
    ): mixed {
        $fixtures = self::$current;
        $definition = $fixtures->bodies[$class][$method] ?? new \stdClass();
        $args = array_values($args);

        if (isset($definition->id)) {
            $fixtures->closures->record($definition->id, $args);
        }

        $context = new Context($this_, $args, $class, $parent);

        return $fixtures->finish($class, $method, $fixtures->evaluator->evaluate($definition->body ?? null, $context));
    }

    /** Returns the initial value of a property that cannot be written as a constant. */
    public static function initial(string $class, string $property): mixed
    {
        $fixtures = self::$current;

        return $fixtures->evaluator->evaluate($fixtures->initials[$class][$property] ?? null);
    }

    /** Constructs an object for a fixture class. */
    public static function create(string $class, mixed ...$args): object
    {
        return self::$current->port->create($class, $args);
    }

    /** Declares the provided fixtures, which have the contracts of the implementation. */
    private function load(): void
    {
        $arrayable = $this->port->contracts()['Arrayable'] ?? NoContract::class;

        if (interface_exists(Arrayable::class, false)) {
            return;
        }

        class_alias($arrayable, Arrayable::class);

        if (!function_exists(__NAMESPACE__ . '\declareFixtures')) {
            require __DIR__ . '/provided-fixtures.php';
        }

        declareFixtures();
    }

    /** The definition with its members under the names that the implementation has for them. */
    private function spelled(\stdClass $definition, string $parent): \stdClass
    {
        $spelled = clone $definition;

        foreach (['methods', 'staticMethods', 'visibility'] as $key) {
            $spelled->$key = $this->renamed($definition->$key ?? null, fn (string $name) => $this->methodNames($parent, $name));
        }

        foreach (['properties', 'staticProperties'] as $key) {
            $spelled->$key = $this->renamed(
                $definition->$key ?? null,
                fn (string $name) => [Access::property($this->port, $parent, $name)],
            );
        }

        return $spelled;
    }

    /** @return list<string> what a method is called: what PHP itself calls keeps PHP's name, beside the implementation's */
    private function methodNames(string $parent, string $name): array
    {
        if (str_starts_with($name, '__')) {
            return [$name];
        }

        $spelled = Access::operation($this->port, $parent, $name);

        return in_array($name, self::OF_PHP, true) && strcasecmp($name, $spelled) !== 0 ? [$name, $spelled] : [$spelled];
    }

    private function renamed(?\stdClass $members, callable $namesOf): \stdClass
    {
        $renamed = new \stdClass();

        foreach (get_object_vars($members ?? new \stdClass()) as $name => $member) {
            foreach ($namesOf((string) $name) as $each) {
                $renamed->$each = $member;
            }
        }

        return $renamed;
    }

    /** @return array<string, \stdClass> */
    private function methodsOf(\stdClass $definition): array
    {
        $bodies = [];

        foreach (['methods', 'staticMethods'] as $key) {
            foreach (get_object_vars($definition->$key ?? new \stdClass()) as $method => $closure) {
                $bodies[$method] = $closure->{'$fn'} ?? null;
                Shapes::check('$fn', $bodies[$method]);

                if (isset($bodies[$method]->id)) {
                    $this->closures->know($bodies[$method]->id);
                }
            }
        }

        return $bodies;
    }

    /** @return array<string, mixed> */
    private function evaluateAll(?\stdClass $expressions): array
    {
        return array_map(
            fn (mixed $expression) => $this->evaluator->evaluate($expression),
            get_object_vars($expressions ?? new \stdClass()),
        );
    }

    /** Brings a result into the form that PHP or the implementation wants from a method of that name. */
    private function finish(string $class, string $method, mixed $result): mixed
    {
        $is = fn (string $name): bool => in_array($method, $this->methodNames($class, $name), true);

        return match (true) {
            is_array($result) && $is('getIterator') => new \ArrayIterator($result),
            is_array($result) && $is('guessResourceName') => array_map(self::className(...), $result),
            $method === '__toString' => (string) $result,
            default => $result,
        };
    }

    /** A guessed name as the implementation sees it: one that names a class becomes usable as a class name. */
    public static function className(mixed $guess): mixed
    {
        return is_string($guess) ? self::$current->port->names()->fromClassText($guess) : $guess;
    }
}
