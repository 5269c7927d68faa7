<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Raised when this driver has no means to do what was asked: answered as `cannot`. */
final class Cannot extends \Exception
{
}
