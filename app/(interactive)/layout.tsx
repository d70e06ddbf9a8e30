import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/auth/auth-provider';
import { Toaster } from '@/components/notices/toaster';
import { EarlySubmit } from '@/components/ui/early-submit';

/** Everything around a form page that needs script. */
export default function InteractiveLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AuthProvider>
      <EarlySubmit />
      {children}
      <Toaster />
    </AuthProvider>
  );
}
