export default function NotFound() {
  return <h1>x</h1>;
}
