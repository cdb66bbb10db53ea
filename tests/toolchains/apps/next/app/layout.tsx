import type { ReactNode } from 'react';
import 'shop-elements/shop-elements.css';

export const metadata = { title: 'Shop', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
