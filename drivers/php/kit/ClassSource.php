<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Writes the PHP source of a fixture class, compatible with the class that it extends. */
final class ClassSource
{
    private const MAGIC = [
        '__get' => '$name',
        '__isset' => '$name',
        '__unset' => '$name',
        '__set' => '$name, $value',
        '__call' => '$name, $arguments',
        '__callStatic' => '$name, $arguments',
        '__toString' => '',
    ];

    /** @var list<string> full names */
    private array $contracts = [];

    private ?string $parent = null;

    private array $methods;

    private array $staticMethods;

    /**
     * @throws Fault when a name is no identifier, or something unknown is implemented
     * @throws Cannot when the class that it extends is not there
     */
    public function __construct(private readonly Port $port, private readonly \stdClass $definition)
    {
        $this->methods = get_object_vars($definition->methods ?? new \stdClass());
        $this->staticMethods = get_object_vars($definition->staticMethods ?? new \stdClass());
        $members = [$this->methods, $this->staticMethods, get_object_vars($definition->properties ?? new \stdClass()),
            get_object_vars($definition->staticProperties ?? new \stdClass())];

        foreach ([$definition->class, ...array_keys(array_merge(...$members))] as $name) {
            if (!is_string($name) || preg_match('~^[A-Za-z_]\w*$~', $name) !== 1) {
                throw Fault::parameters("expected the name of a class or a member, received \"$name\"");
            }
        }

        if (isset($definition->extends)) {
            $this->parent = $port->names()->full($definition->extends);
            class_exists($this->parent) || throw new Cannot("there is no class $definition->extends here");
        }

        foreach ($definition->implements ?? [] as $contract) {
            $this->contracts[] = $this->contract($contract);
        }

        Inheritance::check($this->parent, $this->contracts, $definition);
    }

    /** Whether a value can stand in source as the default of a property. */
    public static function isConstant(mixed $value): bool
    {
        if (!is_array($value)) {
            return !is_object($value);
        }

        return array_filter($value, static fn (mixed $element): bool => !self::isConstant($element)) === [];
    }

    /**
     * Writes the class.
     *
     * @param array<string, mixed> $properties
     * @param list<string> $initials properties that the constructor sets
     * @param array<string, mixed> $statics
     */
    public function write(string $namespace, array $properties, array $initials, array $statics): string
    {
        $name = $this->definition->class;
        $members = [];

        foreach ($properties + array_fill_keys($initials, null) as $property => $value) {
            $members[] = $this->property($property, 'public', in_array($property, $initials, true) ? null : $value);
        }

        foreach ($statics as $property => $value) {
            $members[] = $this->property($property, 'public static', self::isConstant($value) ? $value : null);
        }

        if ($initials !== [] && !isset($this->methods['__construct'])) {
            $members[] = $this->plainConstructor($initials);
        }

        foreach (array_keys($this->methods) as $method) {
            $members[] = $this->method($method, false, $method === '__construct' ? $initials : []);
        }

        foreach (array_keys($this->staticMethods) as $method) {
            $members[] = $this->method($method, true, []);
        }

        return "namespace $namespace;\n" . implode('', $this->attributes())
            . "#[\\AllowDynamicProperties]\nclass $name"
            . ($this->parent === null ? '' : " extends \\$this->parent")
            . ($this->contracts === [] ? '' : ' implements \\' . implode(', \\', array_unique($this->contracts)))
            . "\n{\n" . implode("\n", $members) . "\n}\n";
    }

    /** @return list<string> */
    private function attributes(): array
    {
        $lines = [];

        foreach (get_object_vars($this->definition->markers ?? new \stdClass()) as $marker => $value) {
            $attribute = $this->port->markers()[$marker] ?? throw new Cannot("there is no marker $marker here");

            $argument = is_string($value) ? var_export($this->port->names()->full($value), true) : '';
            $lines[] = "#[\\$attribute($argument)]\n";
        }

        return $lines;
    }

    private function contract(string $contract): string
    {
        return match ($contract) {
            'Arrayable', 'Htmlable' => $this->port->contracts()[$contract] ?? NoContract::class,
            'JsonSerializable' => \JsonSerializable::class,
            'Iterable' => \IteratorAggregate::class,
            'Countable' => \Countable::class,
            'ArrayAccess' => \ArrayAccess::class,
            default => throw Fault::parameters("implements: expected a contract of docs/protocol.md, received $contract"),
        };
    }

    /** @throws Cannot when the value does not have the type that is inherited, and PHP does not make one of it that has */
    private function property(string $name, string $modifiers, mixed $value): string
    {
        $type = $this->parent === null ? '' : SignatureText::ofProperty($this->parent, $name);
        $default = var_export($value, true);

        if ($type !== '') {
            try {
                $converted = eval("\$probe = new class { public $type \$value; }; return \$probe->value = $default;");
            } catch (\TypeError $error) {
                throw new Cannot("\$$name cannot be $default: {$error->getMessage()}");
            }

            $default = var_export($converted, true);
        }

        return "    $modifiers " . ($type === '' ? '' : "$type ") . "\$$name = $default;";
    }

    private function plainConstructor(array $initials): string
    {
        $call = $this->parent !== null && method_exists($this->parent, '__construct')
            ? 'parent::__construct(...$args);'
            : '';

        return "    public function __construct(...\$args)\n    {\n        {$this->initialise($initials)}$call\n    }";
    }

    /** Writes what gives an object its initial values, but for those of properties that a class below declares again. */
    private function initialise(array $initials): string
    {
        $run = '\\' . Fixtures::class;

        return implode('', array_map(
            static fn (string $name): string => "if ((new \\ReflectionProperty(\$this, '$name'))->class === self::class) "
                . "\$this->$name = $run::initial(self::class, '$name');",
            $initials,
        ));
    }

    private function method(string $name, bool $static, array $initials): string
    {
        $ancestors = array_values(array_filter([$this->parent, ...$this->contracts]));
        $parameters = self::MAGIC[$name] ?? SignatureText::requiredParameters($name, $ancestors) . '...$args';
        $type = SignatureText::ofMethod($name, $ancestors);
        $object = $static ? 'null' : '$this';
        $parent = $this->parent === null ? 'null' : "fn (...\$args) => parent::$name(...\$args)";
        $returns = in_array($type, ['void', 'never'], true) || $name === '__construct' ? '' : 'return ';
        $visibility = ($this->definition->visibility->$name ?? 'public') . ($static ? ' static' : '');
        $run = '\\' . Fixtures::class;

        return "    #[\\ReturnTypeWillChange]\n"
            . "    $visibility function $name($parameters)" . ($type === '' ? '' : ": $type") . "\n    {\n"
            . "        {$this->initialise($initials)}$returns"
            . "$run::run(self::class, '$name', $object, \\func_get_args(), $parent);\n    }";
    }
}
