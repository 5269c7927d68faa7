<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Takes the place of a contract that the implementation does not have: it looks for the methods alone. */
interface NoContract
{
}
