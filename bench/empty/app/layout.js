export const metadata = { title: 'Empty', description: 'A page with nothing on it.' };

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
