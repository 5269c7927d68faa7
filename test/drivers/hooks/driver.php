<?php

/** The driver of a port with an ordered map, a collection, names and a dispatch of its own: one hook of the kit for each. */

require __DIR__ . '/../../../drivers/php/kit/autoload.php';

use Touchstone\Kit\Port;
use Touchstone\Kit\Server;

final class Pairs
{
    public function __construct(public readonly array $entries)
    {
    }
}

final class Absence
{
}

#[Attribute]
final class Marked
{
    public function __construct(public readonly string $value)
    {
    }
}

class Bag
{
    public function __construct(public readonly Pairs $content)
    {
    }
}

class Page
{
    public static array $current = [];

    public int $cost = 5;

    public ?Generator $walked = null;

    public ?string $kindOfItem = null;

    protected int $hidden = 3;

    private array $macros = [];

    public function __construct(public Pairs $content, public mixed $size)
    {
    }

    public function __call(string $name, array $args): mixed
    {
        $macro = $this->macros[$name] ?? throw new BadMethodCallException("no $name");

        return Closure::bind($macro, $this, static::class)(...$args);
    }

    public function room(): mixed
    {
        return $this->size;
    }

    public function learn(string $name, Closure $macro): void
    {
        $this->macros[$name] = $macro;
    }

    public function narrowed(): Narrow
    {
        return new Narrow($this->content, $this->size);
    }

    public function chatter(): int
    {
        echo "x\n";
        system('echo x');

        return 1;
    }

    public function nested(int $depth): mixed
    {
        return $depth === 0 ? 1 : ['k' => $this->nested($depth - 1)];
    }

    public function refuse(): void
    {
        throw new class ('no') extends OutOfRangeException {
            public string $kind = 'refused';
        };
    }

    public function tell(Closure $listener): void
    {
        $list = [[1]];
        $listener($list);
        $list[0][] = 2;
    }

    public function collectsClass(): bool
    {
        return class_exists($this->kindOfItem);
    }

    public function walk(): Generator
    {
        return $this->walked = (static fn () => yield from ['a', 'b'])();
    }

    protected function secret(): string
    {
        return 'inside';
    }
}

final class Narrow extends Page
{
}

final class Own extends Port
{
    private const NAMES = ['perPage' => 'room', 'macro' => 'learn', '$onEachSide' => '$size',
        '$collects' => '$kindOfItem'];

    private Absence $absence;

    public function classes(): array
    {
        return ['Paginator' => Page::class, 'Collection' => Bag::class];
    }

    public function introduction(): array
    {
        return ['implementation' => ['name' => 'own', 'version' => '1']];
    }

    public function reset(): void
    {
        Page::$current = [];
    }

    public function spell(string $class, string $name): string
    {
        return self::NAMES[$name] ?? $name;
    }

    public function call(object|string $on, string $operation, array $args): mixed
    {
        return match ($operation) {
            'getCollection' => new Bag($on->content),
            'getIterator' => new ArrayIterator($on->content->entries),
            'learn' => parent::call($on, $operation, [lcfirst($args[0]), $args[1]]),
            default => parent::call($on, $operation, $args),
        };
    }

    public function get(object $on, string $property): mixed
    {
        return match ($property) {
            'cost' => parent::get($on, $property) * 100,
            'mark' => (new ReflectionObject($on))->getAttributes(Marked::class)[0]->newInstance()->value,
            default => parent::get($on, $property),
        };
    }

    public function create(string $class, array $args): object
    {
        return $class === 'Paginator' ? new Page($args[1], $args[0]) : parent::create($class, $args);
    }

    public function mapOf(array $map): mixed
    {
        return new Pairs($map);
    }

    public function entriesOf(object $value): ?iterable
    {
        return $value instanceof Pairs ? $value->entries : null;
    }

    public function stateOf(object $object): array
    {
        return $object instanceof Bag ? ['items' => $object->content] : parent::stateOf($object);
    }

    public function missing(): object
    {
        return $this->absence ??= new Absence();
    }

    public function kinds(): array
    {
        return ['Logic' => OutOfRangeException::class];
    }

    public function markers(): array
    {
        return ['Collects' => Marked::class];
    }

    public function setRequest(mixed $request): void
    {
        Page::$current[] = $request;
    }
}

(new Server(new Own()))->start();
