import type { ReactNode } from 'react';
import { SampleSheet } from '@/components/sections/checklist/sample-sheet.tsx';
import { CardPair } from '@/components/tickets/card-pair.tsx';
import type { Page } from '@/content/model/page.ts';
import { machineItem, personItem } from '@/lib/drawings/stage-items.ts';
import { PageHero } from './page-hero.tsx';

type ArticleHeroProps = {
  readonly page: Page;
  readonly actions?: ReactNode;
};

export const ArticleHero = ({ page, actions }: ArticleHeroProps) => {
  const { heroDrawing } = page;
  const hero = { page, actions };
  switch (heroDrawing?.kind) {
    case 'machine':
      return (
        <PageHero
          {...hero}
          scene={{ drawings: [personItem, machineItem(heroDrawing.machine)], showsSizes: true }}
        />
      );
    case 'card-pair':
      return <PageHero {...hero} aside={<CardPair />} />;
    case 'sheet':
      return <PageHero {...hero} aside={<SampleSheet />} />;
    case undefined:
      return <PageHero {...hero} />;
    default:
      return heroDrawing satisfies never;
  }
};
