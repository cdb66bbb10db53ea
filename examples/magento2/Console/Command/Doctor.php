<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Console\Command;

use Magento\Framework\App\Area;
use Magento\Framework\App\State;
use Magento\Store\Model\App\Emulation;
use Magento\Store\Model\StoreManagerInterface;
use ShopElements\Storefront\Model\Diagnosis;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `bin/magento shop-elements:doctor` lists the switches of each store view, and conflicts with its theme and modules.
 */
class Doctor extends Command
{
    public function __construct(
        private readonly State $state,
        private readonly StoreManagerInterface $storeManager,
        private readonly Emulation $emulation,
        private readonly Diagnosis $diagnosis
    ) {
        parent::__construct();
    }

    protected function configure(): void
    {
        $this->setName('shop-elements:doctor')
            ->setDescription('Lists which elements are on, and reports missing files, overridden templates and scripts that are still loaded.');
    }

    protected function execute(InputInterface $input, OutputInterface $output): int
    {
        $found = $this->state->emulateAreaCode(Area::AREA_FRONTEND, fn () => $this->report($output));
        $output->writeln($found === 0 ? '<info>No problems found.</info>' : "<comment>Problems found: $found</comment>");
        return $found === 0 ? Command::SUCCESS : Command::FAILURE;
    }

    /**
     * @return int the number of problems in all store views
     */
    private function report(OutputInterface $output): int
    {
        $found = 0;
        foreach ($this->storeManager->getStores() as $store) {
            $this->emulation->startEnvironmentEmulation((int) $store->getId(), Area::AREA_FRONTEND, true);
            $output->writeln(sprintf('<info>Store view "%s"</info>', $store->getCode()));
            foreach ($this->diagnosis->switches() as $switch => $state) {
                $output->writeln(sprintf('  %-20s %s', $switch, $state));
            }
            foreach ($this->diagnosis->findings() as $finding) {
                $output->writeln("  <comment>$finding</comment>");
                $found++;
            }
            $this->emulation->stopEnvironmentEmulation();
        }
        return $found;
    }
}
