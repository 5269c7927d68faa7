<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Marks a missing value for a port without a marker of its own. */
enum Absent
{
    case Value;
}
