<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/**
 * Translates between the short class names of the protocol and PHP's full names.
 *
 * A class name that came as text stays text: it is kept with a leading backslash, which PHP accepts wherever a class
 * name is expected, while a `$class` value has none. So both can be told apart when they come back.
 */
final class Names
{
    private const PREFIX = 'TouchstoneFixtures';

    /** Classes that a text may name; other helper names are ordinary words in data. */
    private const TEXTS = ['Paginator', 'JsonResource', 'ResourceCollection', 'AnonymousResourceCollection', 'Pivot'];

    /** @var array<string, class-string> fixture classes by short name */
    private array $fixtures = [];

    private int $generation = 1;

    private readonly string $pattern;

    /** @param array<string, string> $interface short name => full name */
    public function __construct(private readonly array $interface)
    {
        $separator = '(?:\\\\+|%5C)';
        $spaces = [self::PREFIX . '\\d+'];

        foreach ($interface as $class) {
            $spaces[] = implode($separator, array_slice(explode('\\', $class), 0, -1));
        }

        $this->pattern = "~(?:$separator)?(?:" . implode('|', array_unique($spaces)) . ")$separator(\\w+)~";
    }

    /** Forgets all fixture classes; new ones get a namespace of their own. */
    public function reset(): void
    {
        $this->fixtures = [];
        $this->generation++;
    }

    public function fixtureNamespace(): string
    {
        return self::PREFIX . $this->generation;
    }

    /** Makes a fixture class known under its short name. */
    public function add(string $name): void
    {
        $this->fixtures[$name] = $this->fixtureNamespace() . '\\' . $name;
    }

    public function isFixture(string $name): bool
    {
        return isset($this->fixtures[$name]);
    }

    /** The full name for a short one; an unknown one gets the fixtures' namespace, in which there is no such class. */
    public function full(string $name): string
    {
        return $this->fixtures[$name]
            ?? $this->interface[$name]
            ?? $this->fixtureNamespace() . '\\' . ltrim($name, '\\');
    }

    /**
     * The full name of a class that is there.
     *
     * @throws Cannot when there is no such class
     */
    public function class(string $name): string
    {
        $class = $this->full($name);

        return class_exists($class) ? $class : throw new Cannot("there is no class $name here");
    }

    /** A text as PHP code sees it: one that names a class becomes usable as a class name. */
    public function fromText(string $text): string
    {
        $isClass = isset($this->fixtures[$text]) || in_array($text, self::TEXTS, true);

        return $isClass ? '\\' . $this->full($text) : $text;
    }

    /** A text that is a class name by its place, known or not, such as a guessed name. */
    public function fromClassText(string $text): string
    {
        return preg_match('~^\w+$~', $text) === 1 ? '\\' . $this->full($text) : $text;
    }

    /** Whether a text from PHP code names a known class that was given as a class, and not as a text. */
    public function isClass(string $text): bool
    {
        return in_array($text, $this->fixtures, true) || in_array($text, $this->interface, true);
    }

    /** The name of a class in the protocol: the last part of its full name, unless the implementation calls it otherwise. */
    public function short(string $class): string
    {
        $known = array_search($class, $this->interface, true);

        return $known !== false ? $known : preg_replace('~^.*\\\\~s', '', explode("\0", $class)[0]) ?? $class;
    }

    /** The name under which an object is shown: of its class, or of the nearest above it that the suite knows. */
    public function ofObject(object $object): string
    {
        $class = $object::class;

        while ($class !== false && !$this->isClass($class)) {
            $class = get_parent_class($class);
        }

        return $this->short($class === false ? $object::class : $class);
    }

    /** A text from PHP code without the namespaces of known classes, also where JSON or a URL escapes them. */
    public function strip(string $text): string
    {
        if (!str_contains($text, '\\') && !str_contains($text, '%5C')) {
            return $text;
        }

        return preg_replace($this->pattern, '$1', $text) ?? $text;
    }

    /** An error message with every namespace taken off. */
    public function stripAll(string $message): string
    {
        return preg_replace('~\\\\?(?:\w+\\\\)+(\w+)~', '$1', $message) ?? $message;
    }
}
