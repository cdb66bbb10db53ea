<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

/**
 * What works against the elements in the store view that is current.
 */
class Diagnosis
{
    private const NEEDED = ['shop-elements.loader.js', 'shop-elements.css', 'parts.json'];

    public function __construct(
        private readonly Switches $switches,
        private readonly BuiltFiles $builtFiles,
        private readonly Overrides $overrides,
        private readonly Requests $requests
    ) {
    }

    /**
     * @return array<string, string> the state of each switch
     */
    public function switches(): array
    {
        $states = [];
        foreach (array_keys(Replacements::BY_SWITCH) as $switch) {
            $states[$switch] = match (true) {
                $this->switches->isOn($switch) => 'on',
                !$this->switches->fitsTheme($switch) => 'off: not for Hyvä themes',
                default => 'off',
            };
        }
        return $states;
    }

    /**
     * @return string[] a sentence each
     */
    public function findings(): array
    {
        return [...$this->missingFiles(), ...$this->overriddenTemplates(), ...$this->requestedScripts()];
    }

    /**
     * @return string[]
     */
    private function missingFiles(): array
    {
        $missing = array_filter(self::NEEDED, fn (string $file) => !$this->builtFiles->has($file));
        return array_map(
            static fn (string $file) => "view/frontend/web/$file is missing: copy the built files of shop-elements into the module.",
            array_values($missing)
        );
    }

    /**
     * @return string[]
     */
    private function overriddenTemplates(): array
    {
        $findings = [];
        foreach ($this->switches->on() as $switch) {
            foreach (Replacements::BY_SWITCH[$switch]['templates'] as $template) {
                $file = $this->overrides->of($template);
                if ($file !== null) {
                    $findings[] = "$switch: the theme's $template ($file) is not printed. Bring its changes into the template of this module.";
                }
            }
        }
        return $findings;
    }

    /**
     * @return string[]
     */
    private function requestedScripts(): array
    {
        $findings = [];
        foreach ($this->switches->on() as $switch) {
            foreach (Replacements::BY_SWITCH[$switch]['scripts'] as $script) {
                foreach ($this->requests->for($script) as $file) {
                    $findings[] = "$switch: $file still asks for $script, so pages with it load that script.";
                }
            }
        }
        return $findings;
    }
}
