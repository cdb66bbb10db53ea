<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

/**
 * The files that the loader fetches for each element, from the build's `parts.json`.
 */
class Parts
{
    /** @var array{api: string[], elements: array<string, string[]>}|null */
    private ?array $list = null;

    public function __construct(private readonly BuiltFiles $builtFiles)
    {
    }

    /**
     * @return string[] the tags of all elements
     */
    public function tags(): array
    {
        return array_map(static fn (string $name) => "shop-$name", array_keys($this->list()['elements']));
    }

    /**
     * @param string[] $tags
     * @return string[] unique paths below `view/frontend/web`; empty without `parts.json`: the loader then finds them itself
     */
    public function filesFor(array $tags): array
    {
        $list = $this->list();
        $filesByElement = array_map(static fn (string $tag) => $list['elements'][substr($tag, strlen('shop-'))] ?? [], $tags);
        return array_values(array_unique(array_merge($list['api'], ...$filesByElement)));
    }

    /**
     * @return array{api: string[], elements: array<string, string[]>}
     */
    private function list(): array
    {
        return $this->list ??= $this->builtFiles->json('parts.json') + ['api' => [], 'elements' => []];
    }
}
