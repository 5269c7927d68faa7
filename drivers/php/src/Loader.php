<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Makes the classes of the framework loadable. */
final class Loader
{
    /** The packages that a distribution installs one by one, each with an autoload file of its own. */
    private const PACKAGES = ['Container', 'Pagination', 'Support'];

    /** Those that it may lack: what is not there is not served. */
    private const MORE_PACKAGES = ['Database', 'Http'];

    /** Directories beside `Support` that hold classes of the same namespace. */
    private const SUPPORT = ['Support', 'Collections', 'Macroable', 'Conditionable', 'Reflection'];

    /**
     * Registers a Composer autoload file, a directory of packages, or what the distribution installed.
     *
     * @throws \RuntimeException when there is nothing to load from
     */
    public static function load(Options $options): void
    {
        if ($options->autoload !== null) {
            self::requireFile($options->autoload, '--autoload: expected a file that is there');
        } elseif ($options->root !== null) {
            self::registerRoot(rtrim($options->root, '/'));
        } else {
            foreach (self::PACKAGES as $package) {
                $file = "Illuminate/$package/autoload.php";
                self::requireFile($file, 'without --autoload and --root: expected the packages of the distribution on the include path');
            }

            foreach (self::MORE_PACKAGES as $package) {
                $file = stream_resolve_include_path("Illuminate/$package/autoload.php");
                $file === false || require_once $file;
            }
        }

        foreach (glob(dirname(__DIR__) . '/stand-ins/*.php') ?: [] as $file) {
            require_once $file;
        }
    }

    private static function requireFile(string $file, string $expected): void
    {
        if (stream_resolve_include_path($file) === false) {
            throw new \RuntimeException("$expected, found no $file");
        }

        require_once $file;
    }

    private static function registerRoot(string $root): void
    {
        if (!is_dir($root)) {
            throw new \RuntimeException("--root: expected a directory, received $root");
        }

        spl_autoload_register(static function (string $class) use ($root): void {
            foreach (self::candidates($class) as $path) {
                if (is_file("$root/$path.php")) {
                    require_once "$root/$path.php";

                    return;
                }
            }
        });

        $functions = [
            'Illuminate/*/{helpers,functions}.php',
            'Hypervel/*/{helpers,functions}.php',
            'Symfony/Polyfill/*/bootstrap.php',
            'Symfony/Contracts/Deprecation/function.php',
        ];

        foreach ($functions as $pattern) {
            foreach (glob("$root/$pattern", GLOB_BRACE) ?: [] as $file) {
                require_once $file;
            }
        }
    }

    /** @return list<string> the paths, without extension, at which a class may live */
    private static function candidates(string $class): array
    {
        $path = strtr($class, '\\', '/');
        $candidates = [$path];

        if (preg_match('~^(Illuminate|Hypervel)/Support/(.+)$~', $path, $match) === 1) {
            foreach (self::SUPPORT as $directory) {
                $candidates[] = "$match[1]/$directory/$match[2]";
            }
        }

        return $candidates;
    }
}
