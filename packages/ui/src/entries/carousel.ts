export { Carousel, type CarouselProps } from "../components/carousel/carousel.tsx";
