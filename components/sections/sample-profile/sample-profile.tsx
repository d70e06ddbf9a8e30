import { FullWidthSection } from '../full-width-section.tsx';
import type { ContentProps } from '../kind.ts';
import { ProfileSummary } from './profile-summary.tsx';
import { WholeProfile } from './whole-profile.tsx';

export const SampleProfile = ({ section }: ContentProps<'sample-profile'>) =>
  section.look === 'summary' ? (
    <FullWidthSection {...section} band="asphalt" columnsClass="profile-columns">
      <ProfileSummary />
    </FullWidthSection>
  ) : (
    <WholeProfile />
  );
