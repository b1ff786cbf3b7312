# The site in a container: delivery/OPERATING.md, "Containers". A tag gets its security updates with `build --pull`. To
# keep one image for good, write behind its tag the @sha256:… that `docker buildx imagetools inspect` prints for it.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
ARG SITE_URL
ARG SITE_INDEX
ARG KEEP_BUILDS
# Kept on the machine that builds, for the next build: pictures, and the out/ from which KEEP_BUILDS takes scripts.
RUN --mount=type=cache,id=fence-wiki-cache,target=/site/.next/cache,sharing=locked \
    --mount=type=cache,id=fence-wiki-out,target=/former,sharing=locked \
    cp -a /former out && npm run build && rm -rf /former/* && cp -a out/. /former/

FROM nginx:1.30-alpine-slim AS site
COPY --from=build /site/out /var/www/fence-wiki
COPY --from=build /site/delivery/recipes/nginx-container.conf /etc/nginx/nginx.conf
# The image's "nginx", by number: Kubernetes cannot tell from a name that it is not root.
USER 101
EXPOSE 8080
HEALTHCHECK --start-period=5s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
# Not the image's own entry point, which would write to /etc.
ENTRYPOINT ["nginx", "-e", "stderr"]
