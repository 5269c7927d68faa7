<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Makes a concrete class of the framework's abstract ORM model. */
final class OrmModelClass
{
    /**
     * Declares the class: constructed from attributes and whether it counts as recently created.
     *
     * @return string its full name
     */
    public static function declare(string $model): string
    {
        $namespace = __NAMESPACE__ . '\\Orm';

        eval("namespace $namespace;" . <<<PHP
            class OrmModel extends \\$model
            {
                public function __construct(array \$attributes = [], bool \$created = false)
                {
                    parent::__construct();
                    \$this->timestamps = false;
                    \$this->setRawAttributes(\$attributes, true);
                    \$this->wasRecentlyCreated = \$created;
                }
            }
            PHP);

        return "$namespace\\OrmModel";
    }
}
