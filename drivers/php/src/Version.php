<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Finds out which version of the framework is loaded. */
final class Version
{
    private const SYSTEM_PACKAGE = 'php-illuminate-pagination';

    private const SYSTEM_STATUS = '/var/lib/dpkg/status';

    /** The version as text, `unknown` when nothing tells it. */
    public static function of(Places $places): string
    {
        return self::fromComposer($places->packages())
            ?? self::fromConstant($places->class('Foundation\Application'))
            ?? self::fromSystem($places->class('Pagination\Paginator'))
            ?? 'unknown';
    }

    private static function fromConstant(string $application): ?string
    {
        return class_exists($application) && defined("$application::VERSION")
            ? constant("$application::VERSION")
            : null;
    }

    /** A branch without a number, such as `dev-main`, is no version. */
    private static function fromComposer(array $packages): ?string
    {
        if (!class_exists(\Composer\InstalledVersions::class)) {
            return null;
        }

        foreach ($packages as $package) {
            if (\Composer\InstalledVersions::isInstalled($package)) {
                $version = (string) \Composer\InstalledVersions::getPrettyVersion($package);

                if (preg_match('~^v?(\d+(?:\.\d+)*)~', $version, $match) === 1) {
                    return $match[1];
                }
            }
        }

        return null;
    }

    /** Only classes that really come from the system's directory have the system's version. */
    private static function fromSystem(string $class): ?string
    {
        $file = (string) (new \ReflectionClass($class))->getFileName();

        if (!str_starts_with($file, '/usr/share/php/Illuminate/') || !is_readable(self::SYSTEM_STATUS)) {
            return null;
        }

        foreach (explode("\n\n", (string) file_get_contents(self::SYSTEM_STATUS)) as $entry) {
            $isPackage = str_starts_with($entry, "Package: " . self::SYSTEM_PACKAGE . "\n");

            if ($isPackage && preg_match('~^Version: (?:\d+:)?(\d[\d.]*)~m', $entry, $match) === 1) {
                return $match[1];
            }
        }

        return null;
    }
}
