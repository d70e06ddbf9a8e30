import type { ComponentProps, ComponentType } from 'react';
import { AuthProvider } from '@/components/auth/auth-provider.tsx';
import { ForgetDraft } from '@/components/forms/forget-draft.tsx';
import { SiteForm } from '@/components/forms/site-form.tsx';
import { NoticeArea } from '@/components/notices/notice-area.tsx';

const islands = {
  'forget-draft': ForgetDraft,
  form: SiteForm,
  notices: NoticeArea,
} as const;

type IslandName = keyof typeof islands;

type IslandProps<Name extends IslandName> = {
  /** The name of the module in `components/islands/entries`, without its extension. */
  readonly name: Name;
  /** The language of the component, if it can differ from that of the page. */
  readonly lang?: string;
  readonly props: ComponentProps<(typeof islands)[Name]>;
};

/** Marks a client component as an island, so that the build adds its code to this page. */
export const Island = <Name extends IslandName>({ name, lang, props }: IslandProps<Name>) => {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} lang={lang} data-props={JSON.stringify(props)}>
      <AuthProvider>
        <Component {...(props as object)} />
      </AuthProvider>
    </div>
  );
};
