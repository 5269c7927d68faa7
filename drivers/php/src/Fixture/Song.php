<?php

declare(strict_types=1);

namespace Touchstone\Driver\Fixture;

use Touchstone\Driver\Fixtures;

/** The song of docs/fixtures.md. */
class Song
{
    public function __construct(public mixed $title = null)
    {
    }

    public static function guessResourceName(): array
    {
        return [Fixtures::className('SongResource')];
    }
}
