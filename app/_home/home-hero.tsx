import { PhoneButton } from '@/components/company/phone-button.tsx';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PersonDrawing } from '@/components/drawings/person-drawing.tsx';
import { Ruler } from '@/components/drawings/ruler.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { drawingText } from '@/content/drawings/drawing-text.ts';
import { machines } from '@/content/machines/index.ts';
import { home } from '@/content/pages/home.ts';
import { listedDrawings, person } from '@/lib/drawings/machine-drawings.ts';
import { inMetres } from '@/lib/drawings/measures.ts';

/** How many machines are inlined: those on the first screen, because other shapes appear later. */
const maxInlined = 2;

/** The metres that are visible in narrow windows. */
const minWidth = 11;

/** Distance in metres between two background lines. */
const step = 2;

const tallestFirst = listedDrawings.toReversed();
const height = tallestFirst[0]?.height ?? person.height;

/** The highest number on the ruler may be half a metre above the tallest machine. A higher one would be cut off. */
const rulerHeight = height - 0.5;

export const HomeHero = () => (
  <Measured
    as="section"
    values={{ '--width': minWidth, '--height': height, '--step': step }}
    className="home-hero surface-bright"
  >
    <div className="page-width hero-text">
      <h1>{home.heading}</h1>
      <p>{home.leadTime}</p>
      <div className="hero-buttons print:hidden">
        <ButtonLink {...home.hireButton} />
        <ButtonLink {...home.registerButton} look="outline" />
        <PhoneButton />
      </div>
    </div>
    <div className="machine-scroller print:hidden">
      <div className="scroller-row">
        <ul aria-label={home.machineRow.label}>
          {tallestFirst.map((drawing, index) => (
            <li key={drawing.machine}>
              <SiteLink href={machines.get(drawing.machine).path}>
                <DrawingToScale source={index < maxInlined ? 'inline' : 'shapes-file'} drawing={drawing} />
                <span>
                  <b>{drawing.name}</b> {inMetres(drawing.height)}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="scroller-edge">
        <Ruler height={rulerHeight} step={step} />
        <div className="scroller-person">
          <PersonDrawing />
          <span className="sr-only">
            {drawingText.person} {inMetres(person.height)}
          </span>
        </div>
      </div>
      <p className="scroller-hint" aria-hidden="true">
        <span className="max-sm:hidden">{home.machineRow.caption}</span>
        <span className="sm:hidden">{home.machineRow.swipeHint}</span>
      </p>
    </div>
  </Measured>
);
